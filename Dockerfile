# syntax=docker/dockerfile:1
# A digest can be given instead of the tag: --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /wakeel
COPY package.json package-lock.json tsconfig.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/skills/package.json packages/skills/
COPY packages/paypal-sandbox/package.json packages/paypal-sandbox/
COPY packages/client/package.json packages/client/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY packages packages
COPY scripts scripts
RUN node scripts/build.ts

FROM ${NODE_IMAGE}
WORKDIR /wakeel
# What the bundle does not hold (scripts/bundle.ts), as the lock file says: it is read from files beside its code.
COPY --from=build /wakeel/node_modules/@electric-sql/pglite node_modules/@electric-sql/pglite
COPY --from=build /wakeel/node_modules/@expo-google-fonts node_modules/@expo-google-fonts
COPY --from=build /wakeel/node_modules/@resvg node_modules/@resvg
COPY --from=build /wakeel/packages/server/package.json packages/server/package.json
COPY --from=build /wakeel/packages/server/src/database/migrations packages/server/src/database/migrations
COPY --from=build /wakeel/packages/server/dist packages/server/dist
COPY --from=build /wakeel/packages/web/dist packages/web/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Less room for what was just made: V8 would keep for good what a start takes at most.
CMD ["node", "--max-semi-space-size=8", "packages/server/dist/main.mjs"]
