# Writes what is in a file of R's own formats as JSON, for server/pipeline/convert-r-files.ts. Base R alone. The file is
# hostile: this runs in the sandbox of an experiment, in a folder with nothing but it, and what it writes is parsed as
# hostile. Leaves "output.json", or "error.txt" with the reason for none.

maxDepth <- 50L
# Of one vector and of a file: numbers have 25 characters at most, so that a file's stay below 16 MiB.
maxValues <- 200000
maxTotal <- 600000
maxCharacters <- 1000L

main <- function() {
  remaining <<- maxTotal
  failure <- tryCatch(convert(), error = conditionMessage)
  if (!is.null(failure)) writeLines(substr(failure[1], 1, 300), "error.txt")
}

convert <- function() {
  value <- if (file.exists("input.rds")) readRDS("input.rds") else objectsOf("input.rdata")
  if (isS4(value)) stop("it holds an object of the S4 class ", class(value)[1], "; save its numbers as a list or a data frame")
  if (!is.list(value) && !is.atomic(value)) stop("it holds a value of the type ", typeof(value), "; save a list, a vector or a data frame")
  writeLines(valueOf(value, 0L), "output.json", useBytes = TRUE)
  NULL
}

objectsOf <- function(input) {
  place <- new.env()
  load(input, place)
  names <- ls(place, all.names = TRUE)
  objects <- lapply(names, function(name) tryCatch(get(name, place), error = function(error) quote(unreadable)))
  names(objects) <- names
  objects
}

# A text in angle brackets is no number: whoever points there is told what stands there.
mark <- function(...) paste0('"', escaped(paste0("<", ..., ">")), '"')

jsonOf <- function(x, depth) {
  tryCatch(valueOf(x, depth), error = function(error) mark(conditionMessage(error)))
}

valueOf <- function(x, depth) {
  if (depth > maxDepth) return(mark("deeper than ", maxDepth, " lists"))
  if (is.null(x)) return("null")
  if (isS4(x)) return(mark("an object of the S4 class ", class(x)[1]))
  if (inherits(x, "POSIXlt")) x <- as.POSIXct(x)
  if (is.list(x) && inherits(x, "data.frame")) return(tableOf(x, depth))
  if (is.list(x)) return(listOf(unclass(x), depth))
  if (!is.atomic(x)) return(mark("a value of the type ", typeof(x)))
  size <- length(dim(x))
  if (size > 2) stop("an array of ", size, " dimensions")
  cells <- cellsOf(x)
  if (size == 2) return(matrixOf(cells, dim(x), dimnames(x)))
  names <- if (size == 1) dimnames(x)[[1]] else attr(x, "names")
  if (!is.null(names)) return(objectOf(names, cells))
  if (length(cells) == 1) cells else arrayOf(cells)
}

listOf <- function(x, depth) {
  spend(length(x))
  parts <- character(length(x))
  for (index in seq_along(parts)) parts[index] <- jsonOf(.subset2(x, index), depth + 1L)
  names <- attr(x, "names")
  if (is.null(names)) arrayOf(parts) else objectOf(names, parts)
}

tableOf <- function(x, depth) {
  rows <- .row_names_info(x, 0L)
  columns <- unclass(x)
  spend(length(columns))
  parts <- character(length(columns))
  for (index in seq_along(parts)) parts[index] <- columnOf(.subset2(columns, index), depth)
  objectOf(attr(columns, "names"), parts, if (is.character(rows)) rows)
}

columnOf <- function(x, depth) {
  if (inherits(x, "POSIXlt")) x <- as.POSIXct(x)
  if (!is.atomic(x) || is.null(x) || !is.null(dim(x))) return(jsonOf(x, depth + 1L))
  tryCatch(arrayOf(cellsOf(x)), error = function(error) mark(conditionMessage(error)))
}

# By columns, as a data frame; where they have no names, they are "1", "2" and so on.
matrixOf <- function(cells, size, names) {
  parts <- character(size[2])
  for (index in seq_along(parts)) parts[index] <- arrayOf(cells[(index - 1) * size[1] + seq_len(size[1])])
  objectOf(if (is.null(names[[2]])) character(size[2]) else names[[2]], parts, names[[1]])
}

# 17 significant digits give every double again.
cellsOf <- function(x) {
  spend(length(x))
  if (inherits(x, "integer64")) stop("integer64; save it as a double")
  if (inherits(x, "factor")) return(textOf(attr(x, "levels")[as.integer(unclass(x))]))
  if (inherits(x, "Date")) return(textOf(format.Date(x)))
  if (inherits(x, "POSIXct")) return(textOf(format.POSIXct(x, "%Y-%m-%dT%H:%M:%OS6Z", tz = "UTC")))
  x <- as.vector(unclass(x))
  switch(typeof(x),
    double = numbersOf(sprintf("%.17g", x), is.finite(x)),
    integer = numbersOf(sprintf("%d", x), is.finite(x)),
    logical = numbersOf(c("false", "true")[x + 1L], !is.na(x)),
    character = textOf(x),
    stop("a value of the type ", typeof(x))
  )
}

numbersOf <- function(text, isNumber) {
  text[is.na(text)] <- "NA"
  text[!isNumber] <- paste0('"', text[!isNumber], '"', recycle0 = TRUE)
  text
}

textOf <- function(text) {
  text <- iconv(enc2utf8(as.character(text)), "UTF-8", "UTF-8", sub = "?")
  text[is.na(text)] <- "NA"
  size <- nchar(text)
  isLong <- size > maxCharacters
  text[isLong] <- paste0("<a text of ", size[isLong], " characters>", recycle0 = TRUE)
  # One character may need six.
  spend(0, sum(nchar(text)) / 4)
  paste0('"', escaped(text), '"', recycle0 = TRUE)
}

escaped <- function(text) {
  text <- gsub('"', '\\"', gsub("\\", "\\\\", text, fixed = TRUE), fixed = TRUE)
  hidden <- grep("[[:cntrl:]]", text)
  for (code in c(1:31, 127)) text[hidden] <- gsub(intToUtf8(code), sprintf("\\u%04x", code), text[hidden], fixed = TRUE)
  text
}

spend <- function(values, total = values) {
  if (values > maxValues) stop(sprintf("%.0f", values), " values, too many to be read")
  if (total > remaining) stop("not read: the file holds too much")
  remaining <<- remaining - total
}

arrayOf <- function(parts) paste0("[", paste(parts, collapse = ","), "]")

# What has no name has its position for one. Of several with one name none is taken. Names of rows stand under "".
objectOf <- function(names, parts, rows = NULL) {
  names <- rep_len(as.character(names), length(parts))
  bare <- is.na(names) | names == ""
  names[bare] <- which(bare)
  if (!is.null(rows)) {
    spend(length(rows))
    names <- c("", names)
    parts <- c(arrayOf(textOf(rows)), parts)
  }
  first <- match(names, names)
  count <- tabulate(first, length(names))
  parts[count > 1] <- paste0('"<', count[count > 1], ' elements have this name>"', recycle0 = TRUE)
  members <- paste0(textOf(names), ":", parts, recycle0 = TRUE)[count > 0]
  paste0("{", paste(members, collapse = ","), "}")
}

main()
