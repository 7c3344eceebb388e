const LOOK_MS = 250

/**
 * npm passes a signal on to the shell that it starts commands with, and the shell ends without passing it on. So whoever is started
 * by npm looks whether that shell is still there, and takes its end for the signal to stop.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  look.unref()
}
