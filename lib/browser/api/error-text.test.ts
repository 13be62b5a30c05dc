import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError, errorOf, NETWORK_ERROR } from './call-error';
import { errorText, findErrorText, UserFacingError } from './error-text';
import { dialogErrorText, errorWithReason } from './visitor-error-text';

const openPageIn = (lang: 'en' | 'es') => vi.stubGlobal('document', { documentElement: { lang } });
beforeEach(() => void openPageIn('en'));

const LOGIN = 'Login failed. Please check your credentials.';

describe('errorText', () => {
  test('returns the message that the server sent', () => {
    const response = new Response(null, { status: 502 });
    expect(errorText(errorOf('/auth/login', response, { message: 'Too busy. Try again.' }), LOGIN)).toBe(
      'Too busy. Try again.',
    );
    expect(errorText(errorOf('/auth/login', response, { error: 'Too busy' }), LOGIN)).toBe('Too busy');
  });

  test.each([undefined, {}, { message: '' }, '<html>'])(
    'returns the default when the server sent no message: %j',
    (body) => {
      for (const status of [400, 401, 404, 418, 500, 502]) {
        expect(errorText(errorOf('/auth/login', new Response(null, { status }), body), LOGIN)).toBe(LOGIN);
      }
    },
  );

  test('replaces the advice in the default text with the network error', () => {
    const away = new CallError(NETWORK_ERROR, { status: 0 });
    expect(errorText(away, LOGIN)).toBe(`Login failed. ${NETWORK_ERROR}`);
    expect(errorText(away, 'Failed to load profile')).toBe(`Failed to load profile. ${NETWORK_ERROR}`);
    expect(errorText(away, 'Failed to load questions. Please try again.')).toBe(
      `Failed to load questions. ${NETWORK_ERROR}`,
    );
  });

  test('returns the message of an error that is written for the user', () => {
    expect(errorText(new UserFacingError('This phone already has this account.'), LOGIN)).toBe(
      'This phone already has this account.',
    );
  });

  test('returns the default for any other thrown value', () => {
    expect(errorText(new TypeError('x is undefined'), LOGIN)).toBe(LOGIN);
  });
});

describe('findErrorText', () => {
  test('returns the text of an error, and null without one', () => {
    expect(findErrorText(new TypeError('x is undefined'), LOGIN)).toBe(LOGIN);
    expect(findErrorText(null, LOGIN)).toBeNull();
  });
});

describe('dialogErrorText', () => {
  test('returns only the network error if the network is lost, and the default text for other errors', () => {
    expect(dialogErrorText(new CallError(NETWORK_ERROR, { status: 0 }), LOGIN)).toBe(NETWORK_ERROR);
    expect(dialogErrorText(new CallError('Bad gateway', { status: 502 }), LOGIN)).toBe(LOGIN);
  });
});

test('a lost network is described in the language of the page', () => {
  openPageIn('es');
  expect(dialogErrorText(new CallError(NETWORK_ERROR, { status: 0 }), LOGIN)).toBe(
    'Error de red. Revise su conexión a internet.',
  );
});

describe('errorWithReason', () => {
  const FAILED = 'Failed to load categories';

  test.each([
    [new CallError('Too many requests', { status: 429, isServersOwn: true }), `${FAILED}. Too many requests`],
    [new CallError(NETWORK_ERROR, { status: 0 }), `${FAILED}. ${NETWORK_ERROR}`],
    [new CallError('HTTP 502', { status: 502 }), FAILED],
  ])('appends the reason to the description of what failed, if there is a reason: %s', (error, text) => {
    expect(errorWithReason(error, FAILED)).toBe(text);
  });
});
