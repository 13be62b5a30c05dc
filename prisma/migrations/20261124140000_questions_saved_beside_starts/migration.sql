-- A column of a unique index counts as a key to PostgreSQL: a save that changed it locked the question against every start that asks
-- it, until the whole import was done. An index of some rows does not count. Prisma's schema has no words for one.
CREATE UNIQUE INDEX "questions_current_revision_key" ON "questions"("current_revision_id") WHERE "current_revision_id" IS NOT NULL;

DROP INDEX "questions_current_revision_id_key";
