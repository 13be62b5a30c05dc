import type { z } from 'zod';

/**
 * Branded id types, so that an id of one kind does not compile in place of another. They are created where ids enter:
 * by the schemas of `id-schema.ts`, by the session check, and by a store for its rows. A brand does not exist at run
 * time.
 */
export type UserId = string & z.core.$brand<'user'>;
export type AttemptId = string & z.core.$brand<'attempt'>;
export type SessionId = string & z.core.$brand<'session'>;
export type ClassId = string & z.core.$brand<'class'>;
export type AssignmentId = string & z.core.$brand<'assignment'>;
export type PlaceId = string & z.core.$brand<'place'>;
export type ColleagueId = string & z.core.$brand<'colleague'>;
export type QuestionId = number & z.core.$brand<'question'>;

/** Brands an id that a statement has returned, or that was created right here. */
export const toUserId = (id: string): UserId => id as UserId;
export const toAttemptId = (id: string): AttemptId => id as AttemptId;
export const toSessionId = (id: string): SessionId => id as SessionId;
export const toClassId = (id: string): ClassId => id as ClassId;
export const toAssignmentId = (id: string): AssignmentId => id as AssignmentId;
export const toPlaceId = (id: string): PlaceId => id as PlaceId;
export const toColleagueId = (id: string): ColleagueId => id as ColleagueId;
export const toQuestionId = (id: number): QuestionId => id as QuestionId;
