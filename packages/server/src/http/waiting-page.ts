import type { IncomingMessage } from 'node:http'

/** Whether a browser asks for a page of the store. */
export const isForPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

/** What a browser shows while the store starts or stops. It asks again by itself, for the address that it was opened at. */
export const waitingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="2">
<title>The store will be back in a moment</title>
<style>
  body { display: grid; place-content: center; gap: 12px; min-height: 100vh; margin: 0; padding: 24px; box-sizing: border-box;
    background: light-dark(#fcfaf7, #0e1512); color: light-dark(#17201c, #eef2ef); font: 18px/1.5 system-ui, sans-serif; text-align: center; }
  h1, p { margin: 0; font-size: 24px; font-weight: 600; }
</style>
<main>
<h1>The store will be back in a moment.</h1>
<p lang="ar" dir="rtl">يعود المتجر بعد لحظات.</p>
</main>
</html>
`
