import type { Picture } from './contract';

/**
 * Returns an object with the field `picture`, or an empty one for a question without a drawing. Most questions have
 * none, so this keeps responses small.
 */
export const viewPicture = ({ picture }: { picture: Picture | null }): { picture?: Picture } =>
  picture ? { picture: { svg: picture.svg, description: picture.description } } : {};
