import { type ConfigData, type HtmlElementLike, HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Rule } from '../rule.ts'

/** What is not for us to invent: the HTML standard and WCAG, as html-validate reads them. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: [
    'html5',
    {
      // Astro writes the style of its islands where the first of them stands.
      style: { flow: true, phrasing: true },
      // A callout within an article is no landmark (HTML-AAM).
      aside: { aria: { implicitRole: (node: HtmlElementLike) => (isCallout(node) ? 'generic' : 'complementary') } },
    },
  ],
  rules: {
    // React writes <br/>, fetchPriority="", hidden="" and style="", and a parser reads them as the recommended form.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    // Where an Astro expression comes to nothing its indentation stays.
    'no-trailing-whitespace': 'off',
    // React's useId() begins with an underscore, and a heading that becomes an id may begin with a digit.
    'valid-id': ['error', { relaxed: true }],
    // Astro leaves "R & D" as it was written, which the standard allows where no reference can be meant.
    'no-raw-characters': ['error', { relaxed: true }],
    // Scripts of the site itself come from the host that serves the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A dialog may stand before the page's h1.
    'heading-level': ['error', { minSectioningRootInitialRank: 'h2' }],
    // A search box with suggestions has no native element.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // The search and the calculator answer while one types; a button would have nothing left to do.
    'wcag/h32': 'off',
    // Ours is stricter and counts "&amp;" as one character.
    'long-title': 'off',
  },
}

const isCallout = (aside: HtmlElementLike) =>
  Boolean(aside.closest('article')) && !aside.hasAttribute('aria-label') && !aside.hasAttribute('aria-labelledby')

const validator = new HtmlValidate(new StaticConfigLoader(config))

export const validHtml: Rule = ({ pages }) =>
  [...pages.values()].flatMap(({ path: page, html }) => {
    const messages = validator.validateStringSync(html, page).results.flatMap((result) => result.messages)
    return messages.map(({ message, ruleId, selector: place }) => ({ page, problem: `${message} (${ruleId}).`, place }))
  })
