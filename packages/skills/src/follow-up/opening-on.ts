const ON =
  /^[^\p{L}\d]{0,4}(?:(?:no|sorry|لا)[\s,.!،]{1,3}){0,2}(?:and|also|plus|but|only|just|what about|how about|what if|then|same|instead|without|except|excluding|including|بس|فقط|لكن|كمان|[أا]يضا|برضو|طب|طيب|ماذا عن|شو عن|و(?=[\p{L}\s\d]))/iu

/** "And the average?", "what about Deira", «طب والشارقة؟»: a message that opens as one that goes on. */
export const opensOn = (text: string): boolean => ON.test(text)
