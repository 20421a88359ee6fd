import { defineConfig } from 'html-validate'

/** A callout within an article is no landmark (HTML-AAM). */
const isCallout = (aside) =>
  Boolean(aside.closest('article')) && !aside.hasAttribute('aria-label') && !aside.hasAttribute('aria-labelledby')

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: [
    'html5',
    {
      // Astro writes the style of its islands at the first of them.
      style: { flow: true, phrasing: true },
      aside: { aria: { implicitRole: (node) => (isCallout(node) ? 'generic' : 'complementary') } },
    },
  ],
  rules: {
    // React writes <br/>, fetchPriority="", hidden="" and style="", which a parser reads as the recommended form.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    // The indentation of an Astro expression stays where its value is empty.
    'no-trailing-whitespace': 'off',
    // React's useId() begins with an underscore, and the id of a heading may begin with a digit.
    'valid-id': ['error', { relaxed: true }],
    // Astro leaves "R & D" as it is, which the standard allows where no reference can be meant.
    'no-raw-characters': ['error', { relaxed: true }],
    // The site's own scripts come from the host that serves the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A dialog may come before the page's h1.
    'heading-level': ['error', { minSectioningRootInitialRank: 'h2' }],
    // A search box with suggestions has no native element.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // The search and the calculator answer while one types; a button would have nothing left to do.
    'wcag/h32': 'off',
    // `src/content/shown-lengths.ts` counts "&amp;" as one character.
    'long-title': 'off',
  },
})
