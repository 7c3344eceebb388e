import { endWithNpm } from '../../../scripts/end-with-npm.ts'

// The store as `npm start` starts it, with a web app that needs no build.
endWithNpm()
await import('../src/main.ts')
