-- AlterTable
ALTER TABLE "class_assignments" ADD COLUMN     "certificate_mark" SMALLINT NOT NULL DEFAULT 70,
ADD COLUMN     "paper_changed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "class_extensions" ADD COLUMN     "more_attempts" SMALLINT NOT NULL DEFAULT 0,
ALTER COLUMN "closes_at" DROP NOT NULL;

-- AlterTable
ALTER TABLE "classes" ADD COLUMN     "by_last_name" BOOLEAN NOT NULL DEFAULT false;
