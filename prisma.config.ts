import { defineConfig } from 'prisma/config';

// lib/db/migrate.ts applies migrations. The Prisma CLI is used only for `generate`, which needs no connection.
export default defineConfig({ schema: 'prisma/schema.prisma' });
