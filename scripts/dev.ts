import { developStore } from './develop-store.ts'
import { endWithNpm } from './end-with-npm.ts'
import { run } from './run.ts'

// The server restarts when its files change; Vite serves the web app, reloads it, and passes /api on. People come in by Vite.
const { PORT = '3000', HOST = '127.0.0.1', PUBLIC_URL = 'http://localhost:5173' } = process.env
const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => ending.abort())

endWithNpm()
const server = developStore({ PORT, HOST, PUBLIC_URL }, ending.signal)
const web = run('vite', ['packages/web', '--port', '5173', '--strictPort'], {
  env: { WAKEEL_SERVER: `http://127.0.0.1:${PORT}` },
  signal: ending.signal,
})

try {
  process.exitCode = (await Promise.race([server, web])) ?? 0
} catch (error) {
  if (!ending.signal.aborted) throw error
} finally {
  // Whichever ends first takes the other along; this process ends after both.
  ending.abort()
  await Promise.allSettled([server, web])
}
