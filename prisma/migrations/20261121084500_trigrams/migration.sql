-- Wording is compared and searched by trigrams. The schema file has no word for this index, so it stands here alone.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE INDEX "question_revisions_text_trgm_idx" ON "question_revisions" USING gin ("text" gin_trgm_ops);
