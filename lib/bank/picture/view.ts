import type { Picture } from './contract';

/** Omits the field for questions without a drawing, which are most, to keep responses small. */
export const viewPicture = ({ picture }: { picture: Picture | null }): { picture?: Picture } =>
  picture ? { picture: { svg: picture.svg, description: picture.description } } : {};
