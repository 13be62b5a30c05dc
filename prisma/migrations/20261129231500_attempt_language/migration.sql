-- Language in which the device showed the questions at the end of an attempt.
ALTER TABLE "attempts" ADD COLUMN "language" TEXT;
