-- The privacy notice: network addresses are kept only as keyed hashes.
UPDATE "sessions" SET "ip_address" = null WHERE "ip_address" is not null;
