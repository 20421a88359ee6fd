import { attribute, metaOf, type Page } from '../page.ts'
import { onEachPage, when } from '../rule.ts'
import { isAbsolute } from '../site.ts'

const lacks = (tagName: string, { elements }: Page) => elements.every((element) => element.tagName !== tagName)

/** What each page has. A second h1, and levels of headings that are left out, are a matter of valid HTML. */
export const document = onEachPage((page) => [
  ...when(lacks('h1', page), 'The page has no <h1>.'),
  ...when(lacks('main', page), 'The page has no <main>.'),
  ...when(metaOf(page, 'viewport') === '', 'The page has no viewport.'),
])

/** Without both, the page moves when the picture arrives. A missing alt is a matter of valid HTML. */
export const imageSizes = onEachPage(({ elements }) =>
  elements
    .filter((element) => element.tagName === 'img' && !(attribute(element, 'width') && attribute(element, 'height')))
    // A data: address can be as long as the picture.
    .map((image) => `The image ${attribute(image, 'src')?.slice(0, 100)} has no width and height.`),
)

/** Whether the picture is there is a matter of links. */
export const shareImages = onEachPage((page) => {
  const image = metaOf(page, 'og:image')
  return image === ''
    ? ['The page has no og:image.']
    : when(!isAbsolute(image), `The og:image "${image}" is not absolute.`)
})
