import { defineConfig } from 'prisma/config';

// Migrations are applied by lib/db/migrate.ts; the CLI is used for `generate` alone, which needs no connection.
export default defineConfig({ schema: 'prisma/schema.prisma' });
