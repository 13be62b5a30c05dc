-- AlterTable
ALTER TABLE "question_revisions" ADD COLUMN     "published_at" TIMESTAMPTZ(3);

-- Those of before: what the bank brought, what is asked now, what somebody was asked, and what the audit log calls published.
UPDATE question_revisions r SET published_at = r.created_at FROM questions q
WHERE q.id = r.question_id AND (
  r.author_id IS NULL
  OR q.current_revision_id = r.id AND q.state IN ('published', 'in_review')
  OR EXISTS (SELECT 1 FROM attempt_questions aq WHERE aq.revision_id = r.id)
  OR EXISTS (SELECT 1 FROM audit_entries e WHERE e.subject = 'question:' || q.id
    AND (e.before->>'state' = 'published' AND e.before->>'text' = r.text OR e.after->>'state' = 'published' AND e.after->>'text' = r.text))
);

-- At the end of the transaction: an import publishes a question before it gives it its wording, and what was a draft's stays one.
CREATE FUNCTION note_published_revision() RETURNS TRIGGER
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE question_revisions r SET published_at = now() FROM questions q
  WHERE q.id = NEW.id AND q.state = 'published' AND r.id = q.current_revision_id AND r.published_at IS NULL;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER questions_published AFTER INSERT OR UPDATE OF state, current_revision_id ON questions
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state = 'published') EXECUTE FUNCTION note_published_revision();
