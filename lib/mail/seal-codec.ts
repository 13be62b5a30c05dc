import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor, previousKeyFor } from '@/lib/session/keys';
import type { Message } from './adapter';

/** Layout of an encrypted message (AES-256-GCM): 12 bytes of nonce, 16 bytes of tag, then the ciphertext. */
const NONCE = 12;
const TAG = 16;

/** Encrypts a message with this installation's secret, because it may contain links that open an account. */
export function seal(message: Message): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyFor('letter'), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(message), 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), text]));
}

/** Decrypts a message. Returns null if neither the current nor the previous secret can decrypt it. */
export function unseal(sealed: Uint8Array): Message | null {
  for (const key of [keyFor('letter'), previousKeyFor('letter')]) {
    const text = key && decrypt(Buffer.from(sealed), key);
    if (text) return JSON.parse(text) as Message;
  }
  return null;
}

function decrypt(sealed: Buffer, key: Uint8Array): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE));
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    // This key did not encrypt the message: it was encrypted with another key, or not by this installation.
    return null;
  }
}
