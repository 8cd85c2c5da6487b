FROM node:24-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /minoya
COPY package.json package-lock.json .npmrc ./
COPY packages/kernel/package.json packages/kernel/
COPY packages/shared/package.json packages/shared/
COPY packages/games/package.json packages/games/
COPY packages/bots/package.json packages/bots/
COPY packages/archive/package.json packages/archive/
COPY apps/web/package.json apps/web/
COPY apps/server/package.json apps/server/
COPY apps/cli/package.json apps/cli/
RUN npm ci --include=dev
COPY . .
# npm puts some packages beside the server and some above it; which, may change with the lock.
RUN npm run build -w apps/web && npm run build -w apps/server && npm prune --omit=dev && mkdir -p apps/server/node_modules

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /minoya
COPY --from=build /minoya/node_modules node_modules
COPY --from=build /minoya/apps/server/node_modules apps/server/node_modules
COPY --from=build /minoya/apps/server/package.json apps/server/package.json
COPY --from=build /minoya/apps/server/dist apps/server/dist
COPY --from=build /minoya/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# No shell between, so that SIGTERM reaches the server.
CMD ["node", "apps/server/dist/main.js"]
