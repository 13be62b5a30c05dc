import type { z } from 'zod';

/**
 * Branded id types: passing an id of one kind in place of another does not compile. Ids get their brand where they
 * enter the code: from the schemas in `id-schema.ts`, from the session check, and from a store for its rows. Brands do
 * not exist at run time.
 */
export type UserId = string & z.core.$brand<'user'>;
export type AttemptId = string & z.core.$brand<'attempt'>;
export type SessionId = string & z.core.$brand<'session'>;
export type ClassId = string & z.core.$brand<'class'>;
export type AssignmentId = string & z.core.$brand<'assignment'>;
export type PlaceId = string & z.core.$brand<'place'>;
export type ColleagueId = string & z.core.$brand<'colleague'>;
export type QuestionId = number & z.core.$brand<'question'>;

/** Brands an id that comes from the database or was just created. */
export const toUserId = (id: string): UserId => id as UserId;
export const toAttemptId = (id: string): AttemptId => id as AttemptId;
export const toSessionId = (id: string): SessionId => id as SessionId;
export const toClassId = (id: string): ClassId => id as ClassId;
export const toAssignmentId = (id: string): AssignmentId => id as AssignmentId;
export const toPlaceId = (id: string): PlaceId => id as PlaceId;
export const toColleagueId = (id: string): ColleagueId => id as ColleagueId;
export const toQuestionId = (id: number): QuestionId => id as QuestionId;
