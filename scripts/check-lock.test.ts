import { expect, test } from 'vitest'
import { type Lock, lockProblems, type Manifest } from './check-lock.ts'

const manifest: Manifest = {
  dependencies: { fast: '1.2.3' },
  devDependencies: { tool: '4.5.6-beta.1' },
}
const sound: Lock['packages'] = {
  '': manifest,
  'packages/server': {},
  'node_modules/@wakeel/server': { link: true },
  'node_modules/fast': {
    version: '1.2.3',
    integrity: 'sha512-a',
    optionalDependencies: { 'fast-linux': '1.2.3', 'fast-darwin': '1.2.3' },
  },
  'node_modules/fast-linux': { version: '1.2.3', integrity: 'sha512-b' },
  'node_modules/fast/node_modules/fast-darwin': { version: '1.2.3', integrity: 'sha512-c' },
  'node_modules/fast/node_modules/bundled': { version: '1.0.0', inBundle: true },
  'node_modules/tool': { version: '4.5.6-beta.1', integrity: 'sha512-d' },
}
const { 'node_modules/fast/node_modules/fast-darwin': _darwin, ...withoutDarwin } = sound
const needing = (version: string): [Lock['packages'], Manifest] => {
  const own = { ...manifest, dependencies: { fast: version } }
  return [{ ...sound, '': own }, own]
}

test.for<[string, Lock['packages'], Manifest, string[]]>([
  ['a sound lock file has none', sound, manifest, []],
  [
    'a package of another platform is missing',
    withoutDarwin,
    manifest,
    ['node_modules/fast names fast-darwin, which the lock file does not hold'],
  ],
  [
    'an entry cannot be verified',
    { ...sound, 'node_modules/tool': { version: '4.5.6-beta.1' } },
    manifest,
    ['node_modules/tool has no integrity'],
  ],
  ['a version may grow', ...needing('^1.2.3'), ['package.json: fast is not pinned (^1.2.3)']],
  ['any version will do', ...needing('*'), ['package.json: fast is not pinned (*)']],
  ['a version has a name', ...needing('latest'), ['package.json: fast is not pinned (latest)']],
  [
    'a version was changed by hand',
    sound,
    { ...manifest, dependencies: { fast: '1.2.4' } },
    ['package.json: fast is 1.2.4, the lock file was made for 1.2.3'],
  ],
  [
    'a package was added by hand',
    sound,
    { ...manifest, dependencies: { fast: '1.2.3', extra: '1.0.0' } },
    ['package.json: extra is 1.0.0, the lock file was made for none'],
  ],
  [
    'a package was removed by hand',
    sound,
    { dependencies: { fast: '1.2.3' } },
    ['package.json: tool is absent, the lock file was made for 4.5.6-beta.1'],
  ],
])('%s', ([, packages, root, problems]) => {
  expect(lockProblems({ packages }, { '': root, 'packages/server': {} })).toEqual(problems)
})
