-- AlterTable
ALTER TABLE "class_assignments" ADD COLUMN     "topics" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "class_extensions" (
    "assignment_id" UUID NOT NULL,
    "place_id" UUID NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "class_extensions_pkey" PRIMARY KEY ("assignment_id","place_id")
);

-- CreateIndex
CREATE INDEX "class_extensions_place_id_idx" ON "class_extensions"("place_id");

-- AddForeignKey
ALTER TABLE "class_extensions" ADD CONSTRAINT "class_extensions_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "class_assignments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_extensions" ADD CONSTRAINT "class_extensions_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "class_places"("id") ON DELETE CASCADE ON UPDATE CASCADE;
