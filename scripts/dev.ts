import { endWithNpm } from './end-with-npm.ts'
import { compileCache, run } from './run.ts'

// The server restarts when its files change; Vite serves the web app, reloads it, and passes /api on. People come in by Vite.
const { PORT = '3000', HOST = '127.0.0.1', PUBLIC_URL = 'http://localhost:5173' } = process.env
const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => ending.abort())

endWithNpm()
const server = run(
  'node',
  [
    '--watch-path=packages/server/src',
    '--watch-path=packages/contract/src',
    '--watch-path=packages/skills/src',
    '--watch-path=packages/paypal-sandbox/src',
    'packages/server/src/main.ts',
  ],
  {
    env: { PORT, HOST, PUBLIC_URL, NODE_COMPILE_CACHE: compileCache },
    signal: ending.signal,
  },
)
const web = run('vite', ['packages/web', '--port', '5173', '--strictPort'], {
  env: { WAKEEL_SERVER: `http://127.0.0.1:${PORT}` },
  signal: ending.signal,
})

try {
  process.exitCode = await Promise.race([server, web])
} catch (error) {
  if (!ending.signal.aborted) throw error
} finally {
  // Whichever ends first takes the other along; this process ends after both.
  ending.abort()
  await Promise.allSettled([server, web])
}
