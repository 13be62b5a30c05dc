import type { z } from 'zod';

/**
 * Ids of which each kind is a type of its own, so that one does not compile where another is wanted. They are made where they come
 * in: by the schemas of `id-schema.ts`, by the session check, and by a store for its rows. A brand is nothing at run time.
 */
export type UserId = string & z.core.$brand<'user'>;
export type AttemptId = string & z.core.$brand<'attempt'>;
export type SessionId = string & z.core.$brand<'session'>;
export type ClassId = string & z.core.$brand<'class'>;
export type AssignmentId = string & z.core.$brand<'assignment'>;
export type PlaceId = string & z.core.$brand<'place'>;
export type ColleagueId = string & z.core.$brand<'colleague'>;
export type QuestionId = number & z.core.$brand<'question'>;

/** For an id that a statement has answered, or that was made right here. */
export const toUserId = (id: string): UserId => id as UserId;
export const toAttemptId = (id: string): AttemptId => id as AttemptId;
export const toSessionId = (id: string): SessionId => id as SessionId;
export const toClassId = (id: string): ClassId => id as ClassId;
export const toAssignmentId = (id: string): AssignmentId => id as AssignmentId;
export const toPlaceId = (id: string): PlaceId => id as PlaceId;
export const toColleagueId = (id: string): ColleagueId => id as ColleagueId;
export const toQuestionId = (id: number): QuestionId => id as QuestionId;
