import { configureGlobal } from 'fast-check';

// Without this, values stay short whatever length a property allows: a line of at most 400 letters never had more than ten.
configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true });
