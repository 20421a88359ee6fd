/** The size every picture is drawn in, in CSS pixels. */
export const PICTURE_SIZE = { width: 480, height: 360 } as const

/** Where pictures lie on the site. Numbers count from 1. */
export const coverPath = (articleId: string) => `/pictures/cover-${articleId}.svg`
export const figurePath = (articleId: string, number: number) => `/pictures/figure-${articleId}-${number}.svg`
export const showcasePath = (serviceSlug: string, number: number) => `/pictures/service-${serviceSlug}-${number}.svg`
export const iconPath = (name: string) => `/pictures/icon-${name}.svg`
