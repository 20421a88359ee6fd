// The document stands in for any address, so the address is only known here.
console.warn(`No page at ${location.pathname}`)
