import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export const script = `console.log(${JSON.stringify('a store '.repeat(300))})`

/** What `vite build` makes, as small as it can be: a page that lists the names of the apps, one script, one picture. */
export function makeStandInWeb(directory: string): string {
  const client = resolve(directory, 'client')
  const server = resolve(directory, 'server')
  mkdirSync(resolve(client, 'assets'), { recursive: true })
  mkdirSync(server)
  writeFileSync(
    resolve(client, 'index.html'),
    `<!doctype html><head><link rel="icon" href="/favicon.svg" type="image/svg+xml" /></head><script src="/assets/main.js"></script><!-- ${'padding '.repeat(300)} -->`,
  )
  writeFileSync(resolve(client, 'assets/main.js'), script)
  writeFileSync(resolve(client, 'assets/main.js.br'), brotliCompressSync(script))
  writeFileSync(resolve(client, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(resolve(directory, 'package.json'), '{"type":"module"}')
  writeFileSync(resolve(client, 'page-assets.json'), '{}')
  writeFileSync(resolve(client, 'widget.js'), script)
  writeFileSync(resolve(client, 'assets/widget-frame.js'), script)
  writeFileSync(
    resolve(client, 'widget-assets.json'),
    JSON.stringify({ script: '/assets/widget-frame.js', style: '/assets/widget-frame.css' }),
  )
  writeFileSync(
    resolve(server, 'page-server.js'),
    `export const languageFrom = (cookies, accepted) => (cookies.includes('lang=ar') || accepted.startsWith('ar') ? 'ar' : 'en')
     export const plainRoutes = ['/pricing']
     export const normalSearch = ({ search = '' }) => search
     const handleOf = (route) => /^.creators.([^/]+)$/.exec(route)?.[1]
     const slugOf = (route) => /^.app-store.([^/]+)/.exec(route)?.[1]
     export const loadFirstView = async (source, { language, route, search }) => {
       const slug = slugOf(route)
       if (route === '/pricing') return { route, apps: (await source.listPlans({ lang: language })).plans }
       const handle = handleOf(route)
       if (handle) return { route, apps: (await source.getCreator({ handle, lang: language })).apps }
       if (slug) return { route, apps: [(await source.getApp({ slug, lang: language })).app] }
       return { route, apps: (await source.listApps({ lang: language, ...Object.fromEntries(new URLSearchParams(search)) })).apps }
     }
     export const loadMissing = async (source, { route }) => ({ route: handleOf(route) ? 'missing creator' : 'missing', apps: [] })
     let rendered = 0
     export const renderDocument = async (template, { language }, { route, apps }, { origin, isAtPath }) =>
       template + JSON.stringify({ language, route, isAtPath, origin, names: apps.map(({ name }) => name), rendered: ++rendered })
     export const badge = (app, { language, scheme }) => '<svg>' + [app.name, language, scheme] + '</svg>'
     export const linkPreview = (app, language, accent) => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="' + accent + '"/><text x="80" y="300" font-size="68" font-family="IBM Plex Sans">' + (app ? app.name : language) + '</text></svg>'
     export const agentMarkdown = (app, language, origin) => '# ' + app.name + ' ' + language + ' ' + origin
     export const storeMarkdown = (apps, origin) => [origin, ...apps.map(({ slug }) => slug)].join(' ')
     export const scriptHashes = () => ["'sha256-script'"]
     export const styleHashes = () => ["'sha256-style'"]`,
  )
  return directory
}
