# syntax=docker/dockerfile:1
# A digest can be given instead of the tag: --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /wakeel
COPY package.json package-lock.json tsconfig.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/skills/package.json packages/skills/
COPY packages/paypal-sandbox/package.json packages/paypal-sandbox/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY packages packages
COPY scripts scripts
RUN node scripts/build-web.ts

FROM ${NODE_IMAGE} AS packages
WORKDIR /wakeel
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/skills/package.json packages/skills/
COPY packages/paypal-sandbox/package.json packages/paypal-sandbox/
COPY packages/server/package.json packages/server/
# The image brings its own Node, so the packaged one and every tool stay out.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace packages/server --workspace packages/contract --workspace packages/skills --workspace packages/paypal-sandbox \
  # Optional peers of better-auth, which npm installs along and nothing here runs.
  && (cd node_modules && rm -rf vite vitest @vitest jsdom rolldown @rolldown drizzle-kit @drizzle-team esbuild @esbuild @esbuild-kit lightningcss* react-dom)

FROM ${NODE_IMAGE}
WORKDIR /wakeel
COPY --from=packages /wakeel/node_modules node_modules
COPY --from=packages /wakeel/packages/server packages/server
COPY --from=build /wakeel/packages/contract packages/contract
COPY --from=build /wakeel/packages/skills packages/skills
COPY --from=build /wakeel/packages/paypal-sandbox packages/paypal-sandbox
COPY --from=build /wakeel/packages/server packages/server
COPY --from=build /wakeel/packages/web/dist packages/web/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
