import type { Picture } from './contract';

/** Absent where there is none: most questions have no drawing, and their answers are not to grow by it. */
export const viewPicture = ({ picture }: { picture: Picture | null }): { picture?: Picture } =>
  picture ? { picture: { svg: picture.svg, description: picture.description } } : {};
