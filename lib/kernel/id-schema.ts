import { MAX_INTEGER } from './integer';
import { z } from './schema';

/** Schemas of incoming ids. */
export const userId = z.uuid().brand<'user'>();
export const attemptId = z.uuid().brand<'attempt'>();
export const sessionId = z.uuid().brand<'session'>();
export const classId = z.uuid().brand<'class'>();
export const assignmentId = z.uuid().brand<'assignment'>();
export const placeId = z.uuid().brand<'place'>();
export const colleagueId = z.uuid().brand<'colleague'>();
export const questionId = z.number().int().min(1).max(MAX_INTEGER).brand<'question'>();
