import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './build/compress.ts'
import { contractWithoutSchemas } from './build/contract-without-schemas.ts'
import { firstLoad } from './build/first-load.ts'
import { firstLoadBudget } from './build/first-load-budget.ts'
import { firstView } from './build/first-view.ts'
import { pageAssets } from './build/page-assets.ts'
import { widget } from './build/widget.ts'

const MAIN = '/src/main.tsx'
const first = firstLoad(MAIN)
const server = process.env.WAKEEL_SERVER ?? 'http://127.0.0.1:3000'

/** `vite build` makes dist/client (what browsers load) and dist/server (what writes the first view into the page). */
export default defineConfig({
  plugins: [
    react(),
    !process.env.VITEST && contractWithoutSchemas(),
    firstView(),
    firstLoadBudget(),
    pageAssets(MAIN),
    widget(),
    compress(),
  ],
  server: { proxy: { '/api': server, '/oauth': server } },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: { manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        rolldownOptions: {
          // The first file names all that any page may need: names would weigh more there than they tell.
          output: {
            chunkFileNames: 'assets/[hash:7].js',
            // The page that the server writes names the fonts by what its own build calls them.
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css')
                ? 'assets/[hash:7][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: { groups: first.groups },
          },
          plugins: [first.plugin],
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: { input: 'src/page-server.tsx' },
        manifest: false,
      },
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
  },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments.client!)
      await builder.build(builder.environments.ssr!)
    },
  },
})
