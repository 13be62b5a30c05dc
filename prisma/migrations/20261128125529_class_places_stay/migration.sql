-- AlterTable
ALTER TABLE "class_extensions" ADD COLUMN     "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "class_members" ADD COLUMN     "sees_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "class_outcomes" ADD COLUMN     "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "class_places" ADD COLUMN     "by_student" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "time_factor_at" TIMESTAMPTZ(3);

-- Members who had joined before go on seeing what they have seen.
UPDATE class_members SET sees_since = 'epoch';

-- A place that was made in the moment in which its first member joined has the name that the student typed.
UPDATE class_places p SET by_student = true WHERE EXISTS (
  SELECT 1 FROM class_members m WHERE m.place_id = p.id AND NOT m.on_paper
    AND m.joined_at BETWEEN p.created_at - interval '5 seconds' AND p.created_at + interval '5 seconds');

-- A place belongs to the instructor who made it or entered something for it: only a name that a student typed, and for which nothing was
-- entered, goes with its last member. What was answered on paper stays with the place.
CREATE OR REPLACE FUNCTION remove_empty_class_place() RETURNS TRIGGER
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.on_paper THEN
    DELETE FROM users WHERE id = OLD.user_id;
    RETURN NULL;
  END IF;
  -- Of two members that go at once the second waits here, and then sees that it was the last.
  PERFORM 1 FROM class_places WHERE id = OLD.place_id FOR UPDATE;
  DELETE FROM class_places p WHERE p.id = OLD.place_id AND p.by_student AND p.time_factor = 1
    AND NOT EXISTS (SELECT 1 FROM class_members WHERE place_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM class_outcomes WHERE place_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM class_extensions WHERE place_id = p.id);
  RETURN NULL;
END $$;
