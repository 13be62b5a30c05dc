import { prepareDependencies } from './lib/dependencies.mjs';

/** Installs the packages for tests and measurements if they are missing. Commands that need them run this first. */
prepareDependencies({ withTools: true });
