-- The few attempts with the book open, for those whom a correction has to tell of one. Prisma's schema has no words for an index of
-- some rows, and does not see it either.
CREATE INDEX "attempts_open_book_idx" ON "attempts"("id") WHERE "open_book";
