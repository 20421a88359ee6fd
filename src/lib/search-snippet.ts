/** What search results show whole, in characters. A shorter text says too little of its page. */
export const TITLE_LENGTH = { least: 20, most: 60 }
export const DESCRIPTION_LENGTH = { least: 70, most: 160 }
