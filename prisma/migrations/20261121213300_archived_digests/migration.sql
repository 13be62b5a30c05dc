-- A question that was taken out of the bank's files, and put back later, counted as unchanged and stayed archived.
UPDATE questions SET seed_digest = NULL WHERE state = 'archived' AND edited_at IS NULL;
