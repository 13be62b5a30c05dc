import type { Picture } from './contract';

/**
 * Returns an object with the field `picture`, or an empty object for a question without a drawing. Most questions have
 * no drawing, so responses stay small.
 */
export const viewPicture = ({ picture }: { picture: Picture | null }): { picture?: Picture } =>
  picture ? { picture: { svg: picture.svg, description: picture.description } } : {};
