-- Device accounts got one tap turned on without being asked. It stays where a later change of settings, before any plan, can only have been
-- their own choice of it.
UPDATE "study_plans" AS plan SET "one_tap" = false
FROM "users" AS owner
WHERE owner."id" = plan."user_id" AND owner."email" IS NULL AND plan."one_tap"
  AND NOT (plan."chosen_at" IS NULL AND plan."updated_at" > plan."created_at" + interval '1 minute');
