/** Lets `new` call a maker; the object is whatever the maker returns, so its state stays in the maker's closure. */
const newable = <Given extends readonly unknown[], Made extends object>(make: (...given: Given) => Made) =>
  function (...given: Given): Made {
    return make(...given);
  } as unknown as new (...given: Given) => Made;

export { newable };
