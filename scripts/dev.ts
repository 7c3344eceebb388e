import { run } from './run.ts'

// The server restarts when its files change; Vite serves the web app, reloads it, and passes /api on.
const environment = { PORT: process.env.PORT ?? '3000' }
const codes = await Promise.race([
  run('node', ['--watch-path=packages/server/src', '--watch-path=packages/contract/src', 'packages/server/src/main.ts'], {
    env: environment,
  }),
  run('vite', ['packages/web'], { env: environment }),
])
process.exit(codes)
