declare module 'virtual:edited-site' {
  export const site: import('./site.ts').EditedSite
}
