export { compressAll, type Memoize } from './encodings.ts'
export { contentTypes, type Hosting, type PathRule } from './hosting.ts'
export { createSiteServer } from './server.ts'
export { writeHostFiles } from './write-host-files.ts'
