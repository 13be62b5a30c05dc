import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';
import { addFavorite, removeFavorite } from '@/lib/favorites/endpoints';

/** Adds or removes a favorite. Returns null, or the error text. */
export async function changeFavorite(questionId: number, isWanted: boolean, fallback: string): Promise<string | null> {
  try {
    if (isWanted) await call(addFavorite, { query: { questionId } });
    else await call(removeFavorite, { params: { questionId } });
    return null;
  } catch (failed) {
    return errorText(failed, fallback);
  }
}
