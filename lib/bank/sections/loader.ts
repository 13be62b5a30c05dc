import 'server-only';
import { requirePageAdmin } from '@/lib/session/page-viewer';
import type { AdminSectionView } from './contract';
import { listEverySection } from './service';

export async function loadEverySection(): Promise<AdminSectionView[]> {
  await requirePageAdmin('/admin/sections');
  return listEverySection();
}
